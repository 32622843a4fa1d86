import { expect, it } from "vitest";
import { plainText, sanitizeRichText } from "./richText.ts";

it.each([
  ["<p>Take <strong>this</strong> note.</p>", "<p>Take <strong>this</strong> note.</p>"],
  ["<b>bold</b> <i>italic</i>", "<strong>bold</strong> <em>italic</em>"],
  ["<h1>Title</h1>", "<h3>Title</h3>"],
  ["<p>a<br>b</p>", "<p>a<br />b</p>"],
  ['<a href="https://bank.example/x">x</a>', '<a href="https://bank.example/x">x</a>'],
  ['<a href="mailto:desk@bank.example">x</a>', '<a href="mailto:desk@bank.example">x</a>'],
])("what belongs to a text stays: %s", (html, kept) => {
  expect(sanitizeRichText(html)).toBe(kept);
});

it.each([
  ["<script>alert(1)</script>ok", "ok"],
  ['<p onclick="alert(1)">ok</p>', "<p>ok</p>"],
  ["<img src=x onerror=alert(1)>ok", "ok"],
  ["<svg><script>alert(1)</script></svg>ok", "ok"],
  ['<a href="javascript:alert(1)">ok</a>', "<a>ok</a>"],
  ['<a href="java&#10;script:alert(1)">ok</a>', "<a>ok</a>"],
  ['<a href="data:text/html,<script>1</script>">ok</a>', "<a>ok</a>"],
  ['<a href="//evil.example">ok</a>', "<a>ok</a>"],
  ['<a href="/auth/logout">ok</a>', "<a>ok</a>"],
  ['<p style="position:fixed">ok</p>', "<p>ok</p>"],
  ['<iframe src="https://evil.example"></iframe>ok', "ok"],
  ["<style>p{}</style>ok", "ok"],
  ["<math><mtext><p>ok</p></mtext></math>", "<p>ok</p>"],
  ["<!--[if IE]><script>1</script><![endif]-->ok", "ok"],
  ['<form action="/x"><input name="a">ok</form>', "ok"],
  ["<template><p>1</p></template>ok", "ok"],
])("what does not is gone: %s", (html, kept) => {
  expect(sanitizeRichText(html)).toBe(kept);
});

it("sanitising again changes nothing, so that it can be done when stored and when served", () => {
  const once = sanitizeRichText(
    '<p>5 &lt; 6 &amp; "quoted"<br>x</p><a href="https://a.example/?b=1&c=2">y</a>',
  );
  expect(sanitizeRichText(once)).toBe(once);
});

it("an open element is closed and deep nesting ends", () => {
  expect(sanitizeRichText("<p>a<strong>b")).toBe("<p>a<strong>b</strong></p>");
  expect(sanitizeRichText("<blockquote>".repeat(500)).length).toBeLessThan(1_000);
});

it("plain text keeps lines and what characters mean", () => {
  expect(
    plainText("<h3>Rules</h3><p>5 &lt; 6 &amp; more</p><ul><li>one</li><li>two</li></ul>"),
  ).toBe("Rules\n5 < 6 & more\n- one\n- two");
});

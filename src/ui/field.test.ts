import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckField } from "./check-field.tsx";
import { TextField } from "./field.tsx";
import { QrCode } from "./qr-code.tsx";

describe("a field", () => {
  it("says its hint and its error to those who do not see them", () => {
    const html = renderToStaticMarkup(
      createElement(TextField, { label: "E-mail", name: "email", hint: "For the eSIM.", error: "Enter an address." }),
    );
    expect(html).toContain('for="field-email"');
    expect(html).toContain('aria-describedby="field-email-error field-email-hint"');
    expect(html).toContain('aria-invalid="true"');
    for (const id of ["field-email", "field-email-hint", "field-email-error"]) expect(html).toContain(`id="${id}"`);
  });

  it("is distinguished from another one of its name, in its label, hint and error", () => {
    const html = renderToStaticMarkup(
      createElement(TextField, {
        label: "Remark",
        name: "remark",
        as: "remark-edit",
        hint: "Forty letters.",
        error: "Too long.",
      }),
    );
    expect(html).toContain('name="remark"');
    expect(html).toContain('for="field-remark-edit"');
    expect(html).toContain('aria-describedby="field-remark-edit-error field-remark-edit-hint"');
    for (const id of ["field-remark-edit", "field-remark-edit-hint", "field-remark-edit-error"])
      expect(html).toContain(`id="${id}"`);
    expect(html).not.toContain('"field-remark"');
  });

  it("says nothing is wrong by saying nothing", () => {
    const html = renderToStaticMarkup(createElement(CheckField, { label: "I agree", name: "privacy" }));
    expect(html).not.toMatch(/aria-invalid|aria-describedby|field-error/);
  });
});

it("draws a QR code with a quiet zone of four and no style attribute", () => {
  const html = renderToStaticMarkup(createElement(QrCode, { text: "LPA:1$rsp.example.com$ABC", label: "eSIM" }));
  expect(html).toMatch(/fill="#000" d="M4 4h7/);
  expect(html).not.toContain("style=");
});

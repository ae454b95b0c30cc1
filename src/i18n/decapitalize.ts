/**
 * A label for use within a sentence: "Vehicle number" becomes "vehicle number", "E-mail" becomes "e-mail"; names and abbreviations, as
 * in "Aadhaar number", "PAN" and "API key", are unchanged.
 */
export const decapitalize = (label: string): string =>
  label.replace(/^(?!Aadhaar|Udyam)\p{Lu}(?=-?\p{Ll})/u, first => first.toLowerCase())

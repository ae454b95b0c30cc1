/** A label for use within a sentence: "Vehicle number" becomes "vehicle number", "E-mail" becomes "e-mail"; "PAN" and "API key" are unchanged. */
export const decapitalize = (label: string): string =>
  label.replace(/^\p{Lu}(?=-?\p{Ll})/u, first => first.toLowerCase())

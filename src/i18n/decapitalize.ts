/** A label within a sentence: "Vehicle number" as "vehicle number"; "PAN" and "API key" stay as they are. */
export const decapitalize = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())

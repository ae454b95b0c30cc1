/** The rule for single-line text in a product's form, enforced by the schema and shown by the form. */
export const plainText = { maxCharacters: 120, pattern: /^[^\p{Cc}]*$/u }

/** Whether the trimmed text is valid and not empty. */
export const isPlainText = (value: string): boolean => {
  const text = value.trim()
  return text !== '' && text.length <= plainText.maxCharacters && plainText.pattern.test(text)
}

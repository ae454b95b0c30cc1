/** Text that a person writes into one line of a product's form: what the schema refuses and the form marks as wrong. */
export const plainText = { maxCharacters: 120, pattern: /^[^\p{Cc}]*$/u }

/** A text that is not empty, without the blanks around it. */
export const isPlainText = (value: string): boolean => {
  const text = value.trim()
  return text !== '' && text.length <= plainText.maxCharacters && plainText.pattern.test(text)
}

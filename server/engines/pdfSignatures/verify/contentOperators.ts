import { PdfReader } from '../pdf/reader.ts'
import { damaged, type PdfValue } from '../pdf/values.ts'

export interface Operator {
  name: string
  operands: PdfValue[]
}

/** What fills a field is short. */
const MAX_BYTES = 200_000
const MAX_OPERANDS = 100

/** The operators of a content stream (ISO 32000-2, 7.8.2). Throws `PdfProblem` for what is none, such as a picture between them. */
export function readOperators(content: Uint8Array): Operator[] {
  if (content.length > MAX_BYTES) throw damaged('The content is too long')
  const reader = new PdfReader(content)
  const operators: Operator[] = []
  let operands: PdfValue[] = []
  for (;;) {
    const word = reader.peekWord()
    if (reader.at >= content.length) break
    if (/^[A-Za-z*'"]/.test(word) && !['true', 'false', 'null'].includes(word)) {
      reader.at += word.length
      operators.push({ name: word, operands })
      operands = []
    } else operands.push(reader.value())
    if (operands.length > MAX_OPERANDS) throw damaged('An operator is missing')
  }
  if (operands.length > 0) throw damaged('An operator is missing')
  return operators
}

import { parseAmount } from '../values/amounts.ts'

/** `1.234,56` or `1234,56`. A group of digits never has two, so that the comma parts the paise. */
const SHAPE = /^(?<before>\D{0,6})(?<whole>\d{1,3}(?:\.\d{3})+|\d+),(?<part>\d{2})(?<after>\D{0,6})$/u

/** Rewrites the amounts of a table whose decimal mark is the comma, as spreadsheets of some settings write it. */
export function withPoints(rows: string[][]): string[][] {
  const count = (is: (cell: string) => boolean) => rows.reduce((sum, cells) => sum + cells.filter(is).length, 0)
  const points = count(cell => /\d\.\d{2}\D{0,6}$/.test(cell) && parseAmount(cell) !== null)
  const commas = count(cell => withPoint(cell) !== cell)
  return commas > points ? rows.map(cells => cells.map(withPoint)) : rows
}

function withPoint(cell: string): string {
  const groups = SHAPE.exec(cell.trim())?.groups
  if (!groups) return cell
  const { before = '', whole = '', part = '', after = '' } = groups
  const text = `${before}${whole.replaceAll('.', '')}.${part}${after}`
  return parseAmount(text) === null ? cell : text
}

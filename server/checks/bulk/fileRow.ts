/** `row` is numbered as in a spreadsheet, so the header is usually 1. */
export interface FileRow {
  row: number
  cells: string[]
}

/** `row` counts as spreadsheets do: the header is usually 1. */
export interface FileRow {
  row: number
  cells: string[]
}

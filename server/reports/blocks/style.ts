import { renderMixedScript, type TextStyle } from '../mixedScript.ts'

export const ink = '#1B1A17'
export const faint = '#6A655C'
export const line = '#D9D4CA'
export const warm = '#FBF3E2'
export const accent = '#0C6577'

/** A page of our documents. */
export const paper = {
  pageSize: 'A4',
  pageMargins: [48, 48, 48, 56],
  defaultStyle: { font: 'Roboto', fontSize: 10, color: ink, lineHeight: 1.25 },
}

/** In points: A4 without the margins. */
export const PAGE = 499
export const PADDING = 8

export type Style = Partial<TextStyle>

export const write = (text: string, style: Style = {}) =>
  renderMixedScript(text, { fontSize: 10, color: ink, ...style })

export const small = (text: string) => ({
  stack: text.split('\n').map(one => write(one, { color: faint, fontSize: 8.5 })),
})

/** An amount, in Latin script. */
export const right = (text: string, style: object = {}) => ({ text, alignment: 'right', ...style })

/** A table of pdfmake, and how its lines are drawn. */
export interface Table {
  widths: (number | string)[]
  body: object[][]
  headerRows?: number
  dontBreakRows?: boolean
}

export const layout = {
  hLineWidth: (at: number) => (at === 0 ? 0 : 0.75),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 0,
  paddingRight: () => PADDING,
}

/** A table of amounts, with a line around each row. */
export const sumsLayout = {
  ...layout,
  hLineWidth: () => 0.75,
  paddingTop: () => 7,
  paddingBottom: () => 7,
  paddingRight: () => 0,
}

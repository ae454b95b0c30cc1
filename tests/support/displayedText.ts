import { getDocumentProxy } from 'unpdf'

/** A piece of text where a viewer shows it, in points from the page's top left corner. */
export interface DisplayedText {
  page: number
  text: string
  x: number
  /** Of the base line. */
  y: number
  /** Where it runs to: 0 is to the right, 90 is down. */
  angle: number
  size: number
}

interface Displayed {
  pages: { width: number; height: number; rotate: number; text: string; transform: number[] }[]
  texts: DisplayedText[]
}

/** What a viewer shows of a PDF's text. */
export async function displayedText(content: Uint8Array): Promise<Displayed> {
  const pdf = await getDocumentProxy(Uint8Array.from(content), { verbosity: 0 })
  const found: Displayed = { pages: [], texts: [] }
  for (let page = 0; page < pdf.numPages; page++) {
    const shown = await pdf.getPage(page + 1)
    const { width, height, rotation, transform } = shown.getViewport({ scale: 1 })
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
    let text = ''
    for (const item of (await shown.getTextContent()).items) {
      if (!('str' in item)) continue
      text += item.hasEOL ? `${item.str}\n` : item.str
      if (item.str.trim() === '') continue
      const [g = 1, h = 0, , , x = 0, y = 0] = item.transform
      const [right, down] = [a * g + c * h, b * g + d * h]
      found.texts.push({
        page,
        text: item.str,
        x: a * x + c * y + e,
        y: b * x + d * y + f,
        angle: Math.round((Math.atan2(down, right) * 180) / Math.PI) || 0,
        size: Math.hypot(right, down),
      })
    }
    found.pages.push({ width, height, rotate: rotation, text, transform: transform })
  }
  await pdf.loadingTask.destroy()
  return found
}

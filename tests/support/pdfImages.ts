import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** An image that is drawn on a page. Distances are in points, from the left and the top. */
export interface PdfImage {
  page: number
  /** In pixels. */
  width: number
  height: number
  left: number
  top: number
  drawnWidth: number
  drawnHeight: number
}

type Matrix = [number, number, number, number, number, number]

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** The images of a PDF in the order in which they are drawn. */
export async function readPdfImages(content: Uint8Array): Promise<PdfImage[]> {
  const { OPS } = await getResolvedPDFJS()
  const pdf = await getDocumentProxy(Uint8Array.from(content))
  const images: PdfImage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { height: pageHeight } = page.getViewport({ scale: 1 })
    const { fnArray, argsArray } = await page.getOperatorList()
    let matrix: Matrix = [1, 0, 0, 1, 0, 0]
    const saved: Matrix[] = []
    for (const [at, operation] of fnArray.entries()) {
      const args = argsArray[at] as unknown[]
      if (operation === OPS.save) saved.push(matrix)
      else if (operation === OPS.restore) matrix = saved.pop() ?? matrix
      else if (operation === OPS.transform) matrix = times(matrix, args as Matrix)
      else if (operation === OPS.paintImageXObject) {
        const [a, , , d, e, f] = matrix
        const [top, bottom] = [f, f + d].toSorted((one, other) => other - one)
        images.push({
          page: number,
          width: args[1] as number,
          height: args[2] as number,
          left: Math.min(e, e + a),
          top: pageHeight - (top ?? 0),
          drawnWidth: Math.abs(a),
          drawnHeight: (top ?? 0) - (bottom ?? 0),
        })
      }
    }
  }
  return images
}

import type { PDFDocumentProxy } from 'pdfjs-dist'

const WORKER = 'pdf.worker.min.mjs'

/** The worker, and what a document may need and does not carry: character maps, the standard fonts, decoders of scanned pages. By file name. */
const files: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        '/node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
        '/node_modules/pdfjs-dist/cmaps/*.bcmap',
        '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
        '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
      ],
      { query: '?url', import: 'default', eager: true },
    ),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

/** Each file has a hashed name of its own, so the library cannot form it from a folder. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = files[filename]
    const response = url && (await fetch(url))
    if (!response || !response.ok) throw new Error(`There is no ${filename}.`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** Opens a PDF for drawing. The library and its worker load with the first one. */
export async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
  const [{ getDocument, GlobalWorkerOptions }, bytes] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    content.arrayBuffer(),
  ])
  GlobalWorkerOptions.workerSrc = files[WORKER] ?? ''
  return await getDocument({
    data: bytes,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    // Forms of a document are not filled in here, and its scripts never run.
    enableXfa: false,
  }).promise
}

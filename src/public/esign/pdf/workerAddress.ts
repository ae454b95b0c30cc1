const files = import.meta.glob<string>('/node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The engine's program that runs beside the page, a file of its own. */
export const workerAddress = Object.values(files)[0] ?? ''

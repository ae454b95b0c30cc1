import { appendPages } from '../engines/esign/appendPages.ts'
import { composePdf } from '../engines/esign/composePdf.ts'
import { inspectPdf } from '../engines/esign/inspectPdf.ts'
import { stampPdf } from '../engines/esign/stampPdf.ts'
import {
  EsignRefusal,
  type Mark,
  type PageChoice,
  type PdfInspection,
  type RefusalCode,
} from '../engines/esign/types.ts'

/** What is done with a document in a process for heavy tasks. */
export type PdfWork =
  | { work: 'inspect'; content: Uint8Array; isPicture: boolean }
  | { work: 'compose'; files: Uint8Array[]; pages: PageChoice[] }
  /** `appended`: a PDF whose pages follow at the end. */
  | { work: 'stamp'; pdf: Uint8Array; marks: Mark[]; appended?: Uint8Array }

export interface Refused {
  refused: { code: RefusalCode; index: number | null; characters: string[] }
}

export type PdfAnswer = Refused | { inspection: PdfInspection } | { pdf: Uint8Array }

/** An error loses its class on the way, so that a refusal is returned. */
export default async function work(asked: PdfWork): Promise<PdfAnswer> {
  try {
    return await answer(asked)
  } catch (error) {
    if (!(error instanceof EsignRefusal)) throw error
    const { code, index, characters } = error
    return { refused: { code, index, characters } }
  }
}

async function answer(asked: PdfWork): Promise<PdfAnswer> {
  switch (asked.work) {
    case 'inspect': {
      const pdf = asked.isPicture
        ? (await composePdf({ files: [asked.content], pages: [{ file: 0, page: 0, rotate: 0 }] })).pdf
        : asked.content
      return { inspection: await inspectPdf(pdf) }
    }
    case 'compose':
      return { pdf: (await composePdf(asked)).pdf }
    case 'stamp': {
      const stamped = await stampPdf(asked.pdf, asked.marks)
      return { pdf: asked.appended ? await appendPages(stamped, asked.appended) : stamped }
    }
  }
}

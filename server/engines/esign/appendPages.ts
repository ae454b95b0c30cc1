import { damaged, PdfDict, PdfName, PdfRef } from '../pdfSignatures/pdf/values.ts'
import { changed, dictOf } from '../pdfSignatures/sign/writer.ts'
import { without } from './merge/annotations.ts'
import { Copier } from './merge/copier.ts'
import { LEFT_OUT } from './merge/mergePdfs.ts'
import { openPdf, refusalOf } from './pdf/openPdf.ts'
import { type Page, pagesOf } from './pdf/pages.ts'
import { beginRevision } from './pdf/revision.ts'

/** The document with the looks of another one's pages at its end. What it had stays, byte for byte, before a new revision of it. Throws `EsignRefusal` only. */
export async function appendPages(pdf: Uint8Array, appended: Uint8Array): Promise<Uint8Array> {
  const { doc } = await openPdf(pdf)
  const { doc: other } = await openPdf(appended)
  try {
    const { objects, end } = beginRevision(doc)
    const tree = doc.root().get('Pages')
    const old = doc.dict(tree)
    if (!(tree instanceof PdfRef) || !old) throw damaged('There is no tree of pages')
    const pages = pagesOf(other)
    const copier = new Copier(other, objects, new Set(pages.map(({ ref }) => ref.num)))
    // In a node of their own, whose values keep those of the tree above from the new pages.
    const node = objects.reserve()
    const kids = pages.map(page => objects.add(copyOf(page, { copier, parent: node })))
    copier.finish()
    objects.set(node, dictOf({ Type: new PdfName('Pages'), Parent: tree, Kids: kids, Count: kids.length }))
    objects.set(
      tree,
      changed(old, { Kids: [...(doc.array(old.get('Kids')) ?? []), node], Count: pagesOf(doc).length + kids.length }),
    )
    return end()
  } catch (error) {
    throw refusalOf(error)
  }
}

function copyOf({ dict, inherited, view, rotate }: Page, { copier, parent }: { copier: Copier; parent: PdfRef }) {
  const { Resources = new PdfDict(), MediaBox = [...view] } = inherited
  return changed(copier.copyDict(without(dict, LEFT_OUT)), {
    Parent: parent,
    Resources: copier.copy(Resources),
    MediaBox: copier.copy(MediaBox),
    CropBox: [...view],
    Rotate: rotate,
  })
}

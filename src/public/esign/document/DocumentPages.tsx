import { useEffect, useRef, useState } from 'react'
import type { EsignOwnField, EsignSigning } from '../../../../contracts/calls/esignLinks.ts'
import type { OpenPdf } from '../pdf/openDocument.ts'
import type { Signing } from '../signing/useSigning.ts'
import styles from './Document.module.css'
import { FieldMark } from './FieldMark.tsx'
import { OthersMark } from './OthersMark.tsx'
import { PageView } from './PageView.tsx'
import { useKeptPlace } from './useKeptPlace.ts'

interface DocumentPagesProps {
  document: Pick<EsignSigning, 'pages' | 'others' | 'pictures'>
  pdf: OpenPdf | null
  signing: Signing
  currentId: string | null
  onAsk: (field: EsignOwnField) => void
}

/** All pages, one below the other, with the fields on them. */
export const DocumentPages = ({ document, pdf, signing, currentId, onAsk }: DocumentPagesProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useKeptPlace(box)

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      // Zero while the form is shown in its place.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={styles.pages}>
      {document.pages.map((size, index) => (
        <PageView
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a document stay in their order.
          key={index}
          pdf={pdf}
          index={index}
          count={document.pages.length}
          size={size}
          shownWidth={width}
        >
          {document.others
            .filter(({ page }) => page === index)
            .map(field => (
              <OthersMark
                key={`${field.x} ${field.y} ${field.kind} ${field.name}`}
                field={field}
                page={size}
                picture={field.picture === null ? null : (document.pictures[field.picture] ?? null)}
              />
            ))}
          {signing.fields
            .filter(({ page }) => page === index)
            .map(field => (
              <FieldMark
                key={field.id}
                field={field}
                page={size}
                signing={signing}
                isCurrent={field.id === currentId}
                onAsk={onAsk}
              />
            ))}
        </PageView>
      ))}
    </div>
  )
}

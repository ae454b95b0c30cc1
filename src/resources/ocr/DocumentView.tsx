import { Button, Skeleton } from '@mui/material'
import { CircleAlert, Printer } from 'lucide-react'
import { useState } from 'react'
import { readDocumentCheck } from '../../../contracts/calls/documents.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CompareSection } from './CompareSection.tsx'
import styles from './Document.module.css'
import type { DocumentRecord, Lit, ShownDocument, Target } from './document.ts'
import { FieldRow } from './FieldRow.tsx'
import { HintsSection } from './HintsSection.tsx'
import { MrzSection } from './MrzSection.tsx'
import { PictureViewer } from './PictureViewer.tsx'
import { QualitySection } from './QualitySection.tsx'

/** A document that was read: picture and fields side by side, then what was checked, what stands out, and what the source says. */
export const DocumentView = ({ record }: { record: DocumentRecord }) => {
  const { data, error, refetch } = useCallQuery(readDocumentCheck, { params: { id: record.id } })
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={420} />
  return <Shown record={record} document={data} />
}

const Shown = ({ record, document }: { record: DocumentRecord; document: ShownDocument }) => {
  const [target, light] = useState<Target | null>(null)
  const lit: Lit = { target, light }
  return (
    <>
      <PictureAndFields id={record.id} document={document} lit={lit} />
      {document.mrz && <MrzSection mrz={document.mrz} lit={lit} />}
      <HintsSection document={document} lit={lit} />
      <CompareSection record={record} document={document} />
      <QualitySection document={document} />
    </>
  )
}

/** What such a document shows and nobody has read. */
const MissingField = ({ name }: { name: ShownDocument['missing'][number] }) => {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.name}>{words(`field.${name}`)}</span>
        <div className={styles.value}>-</div>
      </div>
      <div className={styles.acts}>
        <ToneChip tone="warning" icon={CircleAlert} label={text('fields.missing')} />
      </div>
    </li>
  )
}

interface PictureAndFieldsProps {
  id: string
  document: ShownDocument
  lit: Lit
}

const PictureAndFields = ({ id, document, lit }: PictureAndFieldsProps) => {
  const text = useTexts('ocr')
  return (
    <Section
      title={text('fields.title')}
      aside={
        <Button size="small" startIcon={<Printer />} className={styles.screenOnly} onClick={() => window.print()}>
          {text('report.print')}
        </Button>
      }
    >
      <div className={styles.pair} onPointerLeave={() => lit.light(null)}>
        <PictureViewer document={document} lit={lit} />
        {document.fields.length === 0 ? (
          <p className={styles.none}>{text('fields.none')}</p>
        ) : (
          <ul className={styles.fields}>
            {document.fields.map(field => (
              <FieldRow key={field.at} id={id} field={field} lit={lit} />
            ))}
            {document.missing.map(name => (
              <MissingField key={name} name={name} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

import { Button, IconButton, LinearProgress } from '@mui/material'
import { FilePlus2, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { Section } from '../../../components/Section.tsx'
import { usePageFileDrop } from '../../../components/usePageFileDrop.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { accepted, takesWord } from './accepted.ts'
import { useBuilder } from './builder.ts'
import styles from './Documents.module.css'
import { DraftFiles } from './DraftFiles.tsx'
import { PageThumbs } from './PageThumbs.tsx'
import { type Upload, useUploads } from './useUploads.ts'

const MEGABYTES = esignLimits.fileBytes / 1024 / 1024

/** Files are chosen or dropped, and their pages put in order. */
export const DocumentsStep = () => {
  const text = useTexts('esignBuilder')
  const { draft } = useBuilder()
  const zone = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { uploads, add, remove } = useUploads()
  const isOver = usePageFileDrop(zone, add)
  return (
    <>
      <Section title={text('documents.title')}>
        <div ref={zone} className={styles.zone} data-over={isOver || undefined}>
          <FilePlus2 size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.zoneWords}>
            <strong>{text(isOver ? 'documents.dropNow' : 'documents.drop')}</strong>
            <span>{text(takesWord() ? 'documents.kindsOrWord' : 'documents.kinds', { megabytes: MEGABYTES })}</span>
          </span>
          <Button
            variant={draft.pages.length === 0 ? 'contained' : 'outlined'}
            data-path="pages"
            onClick={() => input.current?.click()}
          >
            {text('documents.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={text('documents.input')}
            accept={accepted()}
            onChange={event => {
              const chosen = [...(event.target.files ?? [])]
              // Choosing the same file again, after correcting it, must fire a change event.
              event.target.value = ''
              add(chosen)
            }}
          />
        </div>
        {uploads.length > 0 && (
          <ul className={styles.uploads}>
            {uploads.map(upload => (
              <UploadLine key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
            ))}
          </ul>
        )}
        {draft.pages.length > 0 && <DraftFiles />}
      </Section>
      {draft.pages.length > 0 && <PageThumbs />}
    </>
  )
}

const UploadLine = ({ upload: { name, share, error }, onRemove }: { upload: Upload; onRemove: () => void }) => {
  const text = useTexts('esignBuilder')
  const isSent = share === 1
  return (
    <li>
      <span className={styles.uploadName}>{name}</span>
      {error ? (
        <>
          <FieldMessage error={error} />
          <IconButton size="small" aria-label={text('documents.dismiss', { name })} onClick={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <LinearProgress
          aria-label={text(isSent ? 'documents.reading' : 'documents.uploading', { name })}
          variant={isSent ? 'indeterminate' : 'determinate'}
          value={share * 100}
        />
      )}
    </li>
  )
}

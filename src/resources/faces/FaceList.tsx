import { Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { CircleCheck, CircleX, LoaderCircle, ScanFace } from 'lucide-react'
import { useState } from 'react'
import { type EnrolledFace, listFaces } from '../../../contracts/calls/faceSearch.ts'
import type { FaceStatus } from '../../../contracts/faces/faceSearch.ts'
import { faceNoteTexts } from '../../../contracts/products/faceNoteTexts.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Faces.module.css'
import { RemoveFace } from './RemoveFace.tsx'

const EVERY_MS = 1_500

/** The enrolled faces, the newest first, found by their exact reference. */
export const FaceList = () => {
  const text = useTexts('faceSearch')
  const [reference, setReference] = useState('')
  const [after, setAfter] = useState<string>()
  const [removing, setRemoving] = useState<EnrolledFace>()
  const wanted = reference.trim()
  const query = { ...(wanted !== '' && { reference: wanted }), ...(after !== undefined && { after }) }
  const [isReading, setIsReading] = useState(false)
  const { data, error, refetch } = useCallQuery(listFaces, { query }, { refetchInterval: isReading ? EVERY_MS : false })
  const reads = data?.faces.some(({ status }) => status === 'reading') ?? false
  // While a picture is being read, the list asks how far it is.
  if (reads !== isReading) setIsReading(reads)
  return (
    <Section
      flush
      title={text('list.title')}
      aside={
        <SearchField
          placeholder={text('list.find')}
          value={reference}
          onChange={value => {
            setReference(value)
            setAfter(undefined)
          }}
        />
      }
    >
      {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={160} />}
      {data?.faces.length === 0 &&
        (wanted === '' ? (
          <EmptyState icon={ScanFace} title={text('list.none')}>
            {text('list.noneDetail')}
          </EmptyState>
        ) : (
          <p className={styles.nothing}>{text('list.noMatch')}</p>
        ))}
      {data && data.faces.length > 0 && <FaceTable faces={data.faces} onRemove={setRemoving} />}
      {(after !== undefined || data?.next) && (
        <div className={styles.pages}>
          {after !== undefined && <Button onClick={() => setAfter(undefined)}>{text('list.newest')}</Button>}
          {data?.next && <Button onClick={() => setAfter(data.next ?? undefined)}>{text('list.older')}</Button>}
        </div>
      )}
      {removing && <RemoveFace face={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  )
}

interface FaceTableProps {
  faces: readonly EnrolledFace[]
  onRemove: (face: EnrolledFace) => void
}

const FaceTable = ({ faces, onRemove }: FaceTableProps) => {
  const text = useTexts('faceSearch')
  const locale = useLocale()
  const { full } = useDateFormats()
  const mayRemove = useCanEdit()
  const quality = ({ status, message, notes, queuePlace }: EnrolledFace) => {
    if (message !== null) return message
    if (queuePlace !== null) return text('list.place', { place: queuePlace })
    if (status !== 'enrolled') return '-'
    return notes.map(note => faceNoteTexts[note].label[locale]).join('. ') || text('list.good')
  }
  return (
    <Table aria-label={text('list.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('list.reference')}</TableCell>
          <TableCell>{text('list.status')}</TableCell>
          <TableCell>{text('list.quality')}</TableCell>
          {mayRemove && (
            <TableCell align="right">
              <span className="hidden-text">{text('list.actions')}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {faces.map(face => (
          <TableRow key={face.id}>
            <TableCell className={styles.reference}>
              {face.reference}
              <span className="num">{full(face.createdAt)}</span>
            </TableCell>
            <TableCell>
              <StateChip status={face.status} />
            </TableCell>
            <TableCell className={styles.why}>{quality(face)}</TableCell>
            {mayRemove && (
              <TableCell align="right">
                <Button
                  size="small"
                  aria-label={text('remove.named', { reference: face.reference ?? '' })}
                  onClick={() => onRemove(face)}
                >
                  {text('remove.act')}
                </Button>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const looks = {
  reading: { tone: 'info', icon: LoaderCircle },
  enrolled: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'danger', icon: CircleX },
  removed: { tone: 'neutral', icon: CircleX },
} as const satisfies Record<FaceStatus, unknown>

const StateChip = ({ status }: { status: FaceStatus }) => (
  <ToneChip {...looks[status]} label={useTexts('faceSearch')(`status.${status}`)} turning={status === 'reading'} />
)

import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { ListVersion } from '../../../contracts/calls/watchLists.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import type { WatchListRecord } from '../../../contracts/resources/watchList.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FileDropzone } from '../../components/FileDropzone.tsx'
import { formatBytes } from '../../components/fileRules.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Place } from './places.ts'
import styles from './WatchLists.module.css'

interface ImportProps {
  list: WatchListRecord
  place: Place
  newest: ListVersion | undefined
}

/** Uploads the next version. It is imported in the background, so the page may be left. */
export const ImportFile = ({ list, place, newest }: ImportProps) => {
  const text = useTexts('listPages')
  const cache = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const [allowFewer, setAllowFewer] = useState(false)
  const { mutate, isPending, error, reset } = useCallMutation(place.importing)
  const { most, ...rules } = place.files
  const take = (file: File) => {
    reset()
    setFiles([...files.filter(({ name }) => name !== file.name), file].slice(-most))
  }
  const send = () => {
    const body = new FormData()
    for (const file of files) body.append('file', file)
    const query = allowFewer ? { allowFewer: 'yes' as const } : {}
    const onSuccess = () => {
      setFiles([])
      setAllowFewer(false)
      void cache.invalidateQueries()
    }
    mutate({ params: { id: list.id }, query, body }, { onSuccess })
  }
  return (
    <Section title={text(list.version === null ? 'import.first' : 'import.next')}>
      <div className={styles.import}>
        <p className={styles.quiet}>{text(`import.${place.kind}`, { most: formatCount(limits.ownLists.entries) })}</p>
        {list.state === 'importing' ? (
          <InlineAlert tone="info">{text('import.running')}</InlineAlert>
        ) : (
          <>
            <FileDropzone {...rules} types={[...rules.types]} label={text('import.file')} onFile={take} />
            {files.length > 0 && (
              <ul className={styles.files}>
                {files.map(file => (
                  <li key={file.name}>
                    <span>{file.name}</span>
                    <small className="num">{formatBytes(file.size)}</small>
                    <Button
                      size="small"
                      color="inherit"
                      aria-label={text('import.drop', { name: file.name })}
                      onClick={() => setFiles(files.filter(one => one !== file))}
                    >
                      <X size={16} aria-hidden="true" />
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {newest?.shrunk && (
              <FormControlLabel
                control={<Checkbox checked={allowFewer} onChange={(_, checked) => setAllowFewer(checked)} />}
                label={text('import.allowFewer')}
              />
            )}
            {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
            <BusyButton variant="contained" busy={isPending} disabled={files.length === 0} onClick={send}>
              {text('import.send')}
            </BusyButton>
          </>
        )}
      </div>
    </Section>
  )
}

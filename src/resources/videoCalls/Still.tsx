import { useState } from 'react'
import { readFile } from '../../../contracts/calls/files.ts'
import type { ShownRound } from '../../../contracts/videoCalls/shown.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useBlobImage } from '../../components/useBlobImage.ts'
import { useToast } from '../../components/useToast.ts'
import { callApiResponse } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoCalls.module.css'

/** A kept picture. It is loaded by a press, because whoever reads it is recorded. */
export const Still = ({ still: { file, kind } }: { still: ShownRound['stills'][number] }) => {
  const text = useTexts('videoCallsScreen')
  const toast = useToast()
  const [content, setContent] = useState<Blob>()
  const [isLoading, setLoading] = useState(false)
  const image = useBlobImage(content)
  const label = text(`session.still.${kind}`)
  const load = async () => {
    setLoading(true)
    try {
      setContent(await (await callApiResponse(readFile, { params: { id: file } })).blob())
    } catch (error) {
      toast((error as Error).message, 'error')
    } finally {
      setLoading(false)
    }
  }
  return (
    <figure className={styles.still}>
      {content ? (
        <img ref={image} alt={label} />
      ) : (
        <BusyButton
          size="small"
          variant="outlined"
          busy={isLoading}
          aria-label={`${text('session.openStill')}: ${label}`}
          onClick={() => void load()}
        >
          {text('session.openStill')}
        </BusyButton>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  )
}

import { Camera, MapPin } from 'lucide-react'
import { type Dispatch, lazy, type SetStateAction, Suspense, use, useState } from 'react'
import type { FileType } from '../../../../contracts/files/files.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { AttachFiles } from './AttachFiles.tsx'
import styles from './CaseSteps.module.css'
import type { AttachedFile } from './entries.ts'
import { type FoundPosition, findPosition } from './findPosition.ts'
import { FormUploads } from './StepForm.tsx'
import { useUpload } from './useUpload.ts'

const CameraBox = lazy(() => import('./CameraBox.tsx'))

export interface SpotProof {
  photos: (AttachedFile & { isFromCamera: boolean })[]
  position: FoundPosition | null
}

interface OnTheSpotProps {
  token: string
  pass: string | null
  types: readonly FileType[]
  maxFiles: number
  error: string | undefined
  proof: SpotProof
  onChange: Dispatch<SetStateAction<SpotProof>>
}

/** Where the person is, and photos of the place. Both can be left out or done another way, which the answer says. */
export const OnTheSpot = ({ token, pass, types, maxFiles, error, proof, onChange }: OnTheSpotProps) => {
  const text = useTexts('publicCase')
  const { uploading, error: failed, send } = useUpload({ token, pass })
  const [isCameraOn, setCameraOn] = useState(false)
  const [hasNoCamera, setNoCamera] = useState(false)
  const [search, setSearch] = useState<'none' | 'searching' | 'denied' | 'failed'>('none')
  const { photos, position } = proof

  const locate = async () => {
    setSearch('searching')
    const found = await findPosition()
    if (typeof found === 'string') setSearch(found)
    else {
      setSearch('none')
      onChange(now => ({ ...now, position: found }))
    }
  }
  const follow = use(FormUploads)
  const take = async (file: File): Promise<boolean> => {
    setCameraOn(false)
    const stored = await send([file])
    const taken = stored.map(one => ({ ...one, isFromCamera: true }))
    onChange(now => ({ ...now, photos: [...now.photos, ...taken] }))
    return stored.length > 0
  }
  return (
    <>
      <fieldset className={styles.entry}>
        <legend>{text('address.place')}</legend>
        <p className={styles.hint}>{text('address.placeDetail')}</p>
        <p role="status">
          {position
            ? text('address.found', { metres: Math.round(position.accuracyM) })
            : search === 'denied' || search === 'failed'
              ? text(`address.${search}`)
              : ''}
        </p>
        <Button
          look="secondary"
          busy={search === 'searching' && text('address.searching')}
          onClick={() => void locate()}
        >
          <MapPin size={16} aria-hidden="true" /> {text(position ? 'address.findAgain' : 'address.find')}
        </Button>
      </fieldset>
      <fieldset className={styles.entry}>
        <legend>{text('address.photos')}</legend>
        <p className={styles.hint}>{text('address.photosDetail')}</p>
        {isCameraOn ? (
          <Suspense fallback={<p role="status">{text('loading')}</p>}>
            <CameraBox
              onTake={file => follow(take(file))}
              onFail={() => {
                setCameraOn(false)
                setNoCamera(true)
              }}
            />
          </Suspense>
        ) : (
          photos.length < maxFiles &&
          !hasNoCamera && (
            <Button
              look="secondary"
              busy={uploading !== null && text('uploading', { name: uploading ?? '' })}
              onClick={() => setCameraOn(true)}
            >
              <Camera size={16} aria-hidden="true" /> {text('address.takePhoto')}
            </Button>
          )
        )}
        {hasNoCamera && <p className={styles.hint}>{text('address.noCamera')}</p>}
        {/* Those that are there, and another way where there is no camera. */}
        {(hasNoCamera || photos.length > 0) && (
          <AttachFiles
            token={token}
            pass={pass}
            label={text('address.uploadPhoto')}
            files={photos}
            types={types}
            maxFiles={hasNoCamera ? maxFiles : photos.length}
            error={error}
            onChange={files =>
              onChange(now => ({
                ...now,
                photos: files.map(file => ({
                  ...file,
                  isFromCamera: now.photos.some(({ id, isFromCamera }) => id === file.id && isFromCamera),
                })),
              }))
            }
          />
        )}
        <p role="alert" className={styles.problem}>
          {failed || (photos.length === 0 && !hasNoCamera ? error : '')}
        </p>
      </fieldset>
    </>
  )
}

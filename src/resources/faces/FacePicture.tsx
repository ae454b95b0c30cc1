import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readFile } from '../../../contracts/calls/files.ts'
import { useBlobImage } from '../../components/useBlobImage.ts'
import { callApiResponse } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Faces.module.css'

interface FacePictureProps {
  /** The file's id. */
  id: string
  /** Marked, if given. In pixels of the upright picture. */
  face?: { x: number; y: number; width: number; height: number }
  /** What the picture is, for those who do not see it. */
  name: string
}

/** A picture of a check, with its face marked. The browser turns a picture upright by its EXIF data, as the server did before it measured. */
export const FacePicture = ({ id, face, name }: FacePictureProps) => {
  const text = useTexts('faces')
  const [size, setSize] = useState<{ width: number; height: number }>()
  const { data, isError } = useQuery({
    queryKey: ['face-picture', id],
    queryFn: async () => (await callApiResponse(readFile, { params: { id } })).blob(),
    retry: false,
    // It lies in memory while the page is open, and no longer.
    gcTime: 0,
  })
  const draw = useBlobImage(data)
  if (isError) return <p className={styles.gone}>{text('gone')}</p>
  return (
    <div className={styles.picture} aria-busy={!data}>
      <img
        ref={draw}
        alt={name}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      {size && face && (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <rect x={face.x} y={face.y} width={face.width} height={face.height} rx={size.width / 60} />
        </svg>
      )}
    </div>
  )
}

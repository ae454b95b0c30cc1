import { File as AnyFile, FileArchive, FileImage, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import type { FileType } from '../../../../contracts/files/files.ts'
import styles from './Files.module.css'

const icons: Record<FileType, LucideIcon> = {
  pdf: FileText,
  jpeg: FileImage,
  png: FileImage,
  webp: FileImage,
  tiff: FileImage,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  ods: FileSpreadsheet,
  csv: FileSpreadsheet,
  zip: FileArchive,
}

interface FileLineProps {
  name: string
  type: FileType | undefined
  /** Shown in place of the icon if it is a picture. */
  picture?: Blob | undefined
  detail: ReactNode
  tone?: 'danger' | undefined
  /** Buttons. */
  children?: ReactNode
}

/** One file of a list: icon or thumbnail, name, what is known of it, and what can be done with it. */
export const FileLine = ({ name, type, picture, detail, tone, children }: FileLineProps) => {
  const Icon = type ? icons[type] : AnyFile
  return (
    <li className={styles.file} data-tone={tone}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {picture && <Thumbnail picture={picture} />}
      </span>
      <div className={styles.words}>
        <strong title={name}>{name}</strong>
        <div className={styles.detail}>{detail}</div>
      </div>
      {children}
    </li>
  )
}

/** A picture that the browser cannot draw, such as a TIFF, leaves the icon visible. */
const Thumbnail = ({ picture }: { picture: Blob }) => {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(picture)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [picture],
  )
  return (
    <img
      ref={draw}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}

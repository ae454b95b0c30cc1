import { useId } from 'react'
import styles from './Video.module.css'

/** Chooses one picture of the device. */
export const UploadButton = ({ label, onChoose }: { label: string; onChoose: (picture: File) => void }) => {
  const id = useId()
  return (
    <div className={styles.upload}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) onChoose(picture)
          // The same file can be chosen once more.
          target.value = ''
        }}
      />
    </div>
  )
}

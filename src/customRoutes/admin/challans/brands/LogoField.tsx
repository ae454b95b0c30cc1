import { Button } from '@mui/material'
import { setBrandLogo, uploadChallanFile } from '../../../../../contracts/calls/adminChallans.ts'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'
import { FileDrop } from '../../../../components/FileDrop.tsx'
import { Note } from '../../../../components/Note.tsx'
import { useAction } from '../../../../dataProvider/useCall.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import shared from '../Challans.module.css'
import { useOrderAct } from '../one/useOrderAct.ts'
import styles from './Brands.module.css'

const MAX_BYTES = 200 * 1024

/** The logo is set at once, apart from the form's other fields. */
export const LogoField = ({ brand: { id, logo } }: { brand: ChallanBrandRow }) => {
  const text = useTexts('adminChallans')
  const upload = useAction(uploadChallanFile)
  const { act } = useOrderAct(setBrandLogo)
  const set = (objectId: string | null) => act({ params: { id }, body: { objectId } }, text('brands.saved'))
  const take = (file: File) => {
    const body = new FormData()
    body.set('file', file)
    upload.mutate({ body }, { onSuccess: ({ objectId }) => void set(objectId) })
  }
  return (
    <div className={styles.part}>
      <h3>{text('brands.logo')}</h3>
      {logo && (
        <span className={shared.subject}>
          <img className={styles.logo} src={logo} alt={text('brands.logo')} />
          <Button size="small" onClick={() => void set(null)}>
            {text('brands.logoRemove')}
          </Button>
        </span>
      )}
      {upload.error && <Note tone="danger">{upload.error.message}</Note>}
      <FileDrop
        label={text('brands.logo')}
        types={['.png', '.jpg', '.jpeg', '.webp']}
        maxBytes={MAX_BYTES}
        onFile={take}
      />
    </div>
  )
}

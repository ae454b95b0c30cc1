import { Button } from '@mui/material'
import { setBrandLogo, uploadChallanFile } from '../../../../../contracts/calls/adminChallans.ts'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'
import { FileDropzone } from '../../../../components/FileDropzone.tsx'
import { InlineAlert } from '../../../../components/InlineAlert.tsx'
import { useCallMutation } from '../../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import shared from '../Challans.module.css'
import { useOrderAction } from '../order/useOrderAction.ts'
import styles from './Brands.module.css'

const MAX_BYTES = 200 * 1024

/** The logo is set at once, apart from the form's other fields. */
export const LogoField = ({ brand: { id, logo } }: { brand: ChallanBrandRow }) => {
  const text = useTexts('adminChallans')
  const upload = useCallMutation(uploadChallanFile)
  const { act } = useOrderAction(setBrandLogo)
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
      {upload.error && <InlineAlert tone="danger">{upload.error.message}</InlineAlert>}
      <FileDropzone
        label={text('brands.logo')}
        types={['.png', '.jpg', '.jpeg', '.webp']}
        maxBytes={MAX_BYTES}
        onFile={take}
      />
    </div>
  )
}

import { MissingRecord } from '../../../components/MissingRecord.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'

/** In place of a check that does not exist or belongs to another account. */
export const MissingCheck = () => {
  const text = useTexts('verifications')
  const product = useProduct()
  return (
    <MissingRecord
      title={text('detail.gone')}
      detail={text('detail.missingDetail')}
      to={product.paths.list}
      back={text('detail.toList')}
    />
  )
}

import { paths } from '../../../contracts/platform/paths.ts'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** In place of an account or a check that is not there. */
export const Missing = () => {
  const text = useTexts('adminVerifications')
  return (
    <MissingRecord
      title={text('missing')}
      detail={text('missingDetail')}
      to={paths.adminBgcUsers}
      back={text('back')}
    />
  )
}

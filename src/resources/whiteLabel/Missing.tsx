import { paths } from '../../../contracts/platform/paths.ts'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** In place of a client or an end user that is not there. */
export const Missing = ({ title }: { title: string }) => {
  const text = useTexts('adminWhiteLabel')
  return (
    <MissingRecord title={title} detail={text('missingDetail')} to={paths.adminWhitelabelUsers} back={text('back')} />
  )
}

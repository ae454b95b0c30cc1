import { resetPassword } from '../../../contracts/calls/signIn.ts'
import { subUserVerifyEmail } from '../../../contracts/calls/subUsers.ts'
import { pageAt } from '../../../contracts/paths.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useRegistrationTexts } from '../../i18n/registrationTexts.ts'
import { FormHead } from '../FormHead.tsx'
import { SignInFrame } from '../SignInFrame.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'

/** The pages at the end of a mail's link: a new password, or a secondary user's first. The link's token stands in the path. */
const LinkPage = ({ config }: { config: ClientConfig }) => {
  const text = useRegistrationTexts()
  const invited = pageAt(location.pathname)?.name === 'subUserInvitation'
  const title = text(invited ? 'inviteTitle' : 'resetTitle')
  return (
    <SignInFrame config={config} title={title}>
      <FormHead title={title} lead={text(invited ? 'inviteLead' : 'resetLead')} />
      <ChoosePassword
        call={invited ? subUserVerifyEmail : resetPassword}
        submit={text(invited ? 'inviteSubmit' : 'resetSubmit')}
        next={invited ? 'subUser' : 'signIn'}
      />
    </SignInFrame>
  )
}

export default LinkPage

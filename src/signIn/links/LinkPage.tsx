import { resetPassword } from '../../../contracts/calls/signIn.ts'
import { subUserVerifyEmail } from '../../../contracts/calls/subUsers.ts'
import { matchPage } from '../../../contracts/pages/pages.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormHeader } from '../FormHeader.tsx'
import { SignInFrame } from '../SignInFrame.tsx'
import { signInViewPath } from '../signInViews.ts'
import { ChoosePassword } from './ChoosePassword.tsx'

/** A link for staff has this parameter, because staff sign in on another page. */
const forStaff = () => new URLSearchParams(location.search).get('for') === 'staff'

/** The pages that links in mails open: a new password, or a secondary user's first password. The link's token is in the path. */
const LinkPage = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('registration')
  const invited = matchPage(location.pathname)?.name === 'subUserInvitation'
  const title = text(invited ? 'inviteTitle' : 'resetTitle')
  return (
    <SignInFrame config={config} title={title}>
      <FormHeader title={title} lead={text(invited ? 'inviteLead' : 'resetLead')} />
      <ChoosePassword
        call={invited ? subUserVerifyEmail : resetPassword}
        submit={text(invited ? 'inviteSubmit' : 'resetSubmit')}
        signInPath={invited ? signInViewPath('subUser') : forStaff() ? paths.adminLogin : paths.login}
      />
    </SignInFrame>
  )
}

export default LinkPage

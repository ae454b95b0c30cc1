/** The search: vehicle number, phone, code. */
export const publicChallanSearch = {
  vehicle: {
    label: 'Vehicle number',
    placeholder: 'MH12AB1000',
    check: 'Check challans',
    empty: 'Please enter vehicle number',
    note: 'We verify your phone with an OTP before we show any details.',
  },
  edit: 'Edit',
  editVehicle: 'Edit vehicle number',
  editPhone: 'Edit phone number',
  phone: {
    title: 'Verify your phone',
    lead: 'We will send you a six-digit code by SMS. No account or password needed.',
    again: 'Verify your phone again to continue. Your selection is saved.',
    label: 'Phone number',
    send: 'Send OTP',
    wrong: 'Please Enter a Valid Phone Number',
    note: 'You can find your orders again with this number.',
  },
  otp: {
    lead: 'We sent a six-digit code by SMS. It is valid for %{minutes} minutes.',
    label: 'OTP',
    verify: 'Verify OTP',
    short: 'Enter the six digits of the code.',
    missing: 'No code?',
    wait: 'Resend in %{time}',
    resend: 'Resend OTP',
    resent: 'We have sent you a new code.',
  },
  busy: { sending: 'Sending…', verifying: 'Verifying…', looking: 'Looking up…' },
  failed: {
    title: 'The lookup did not succeed',
    proven: 'Your phone is still verified, so you need no new OTP.',
    again: 'Try again',
  },
  simple: {
    title: 'Challans for your vehicle',
    lead: 'See pending challans, what they cost and how each one is settled.',
    login: 'Log In to continue',
    get: 'Get OTP',
    otpTitle: 'OTP Verification',
    verify: 'Verify',
  },
  noScript:
    'This form needs JavaScript. Turn it on in your browser, or e-mail %{email} and we will look up your vehicle for you.',
  sandboxNote: 'Sandbox: get the code here',
} as const

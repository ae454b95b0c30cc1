/** Roles, on the pages of staff and of a customer's team. */
export const roles = {
  title: 'Permissions by role',
  lead: 'What each role may do, and who has it.',
  where: 'Area',
  nothing: 'None',
  builtIn: 'Built in',
  custom: 'Custom',
  holders: 'Who has it',
  nobody: 'Nobody yet',
  off: '%{name} (disabled)',
  compare: 'Compare all roles',
  create: 'New role',
  change: 'Change',
  changeNamed: 'Change %{role}',
  copy: 'Copy',
  copyNamed: 'New role from a copy of %{role}',
  copyOf: 'Copy of %{role}',
  remove: 'Delete',
  removeNamed: 'Delete %{role}',
  form: {
    createTitle: 'New role',
    changeTitle: 'Change %{role}',
    name: 'Name',
    nameHi: 'Name in Hindi',
    nameHiHint: 'If it is empty, Hindi readers see the English name.',
    about: 'What it is for',
    aboutHi: 'What it is for, in Hindi',
    permissions: 'What it permits',
    permissionsHint: 'The dashboard, and to see what the role may change, always belong to it.',
    chooseSome: 'Choose at least one permission.',
    all: 'All of %{area}',
    note: 'The change acts within seconds, also for people who are signed in.',
    noteOfStaff:
      'The change acts within seconds, also for people who are signed in. If it gives them more rights and there is another super-admin, one of them must approve it first.',
    create: 'Create role',
    save: 'Save',
    created: 'Role created: %{role}',
    saved: 'Role changed: %{role}',
    sent: 'Sent for approval. Another super-admin must approve it.',
  },
  removing: {
    title: 'Delete the role %{role}?',
    detail: 'It can no longer be given to anyone. It can be deleted only if no one has it.',
    confirm: 'Delete',
    done: 'Role deleted: %{role}',
  },
  until: {
    label: 'Access until',
    hint: 'The last day of their access, in India. Leave it empty for access without an end.',
  },
} as const

/** What the server says about roles and the end of an access, also in mails. */
export const rolesServer = {
  permitsNothing: 'Choose at least one permission.',
  kept: 'A custom role cannot permit this: %{what}.',
  moreThanOwn: 'You may not do this yourself, so your role cannot permit it: %{what}.',
  nameTaken: 'There is a role with the name "%{name}" already. Choose another name.',
  tooMany: 'There can be at most %{count} custom roles. Delete one first.',
  builtIn: 'Built-in roles cannot be changed. Make a copy instead.',
  isDefault: 'People who first sign in through single sign-on get this role. Choose another role for them first.',
  inUse:
    'This role cannot be deleted: %{count} people have it or would get it (%{names}). Give them another role first.',
  changedSince: 'The role %{name} has changed since this was asked for. Reject the request, and ask again.',
  until: {
    past: 'This day has passed. Choose today or a later day.',
    tooFar: 'Choose a day within the next %{years} years.',
    ended: 'Your access ended on %{day}. Ask the person who gave it to you to extend it.',
    extend: 'The access of this person has ended. Choose a later last day, or none.',
  },
  mail: {
    ends: {
      holderSubject: 'Your access to %{brand} ends on %{day}',
      holderText:
        'Your access to %{brand} ends after %{day}. If you need it longer, ask the person who gave it to you to extend it.',
      giverSubject: 'Access of %{name} to %{brand} ends on %{day}',
      giverText: 'The access of %{name} to %{brand} ends after %{day}. You can extend it here:\n\n%{url}',
    },
    ended: {
      holderSubject: 'Your access to %{brand} has ended',
      holderText:
        'Your access to %{brand} has ended. Its last day was %{day}. If you still need it, ask the person who gave it to you to extend it.',
      giverSubject: 'Access of %{name} to %{brand} has ended',
      giverText:
        'The access of %{name} to %{brand} has ended. Its last day was %{day}. If they still need it, extend it here:\n\n%{url}',
    },
  },
} as const

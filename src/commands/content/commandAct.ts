export const commandAct = { actor: 'command' } as const

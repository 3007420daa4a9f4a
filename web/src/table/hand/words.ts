import type { handMessages } from 'virtual:messages/hand';

export type HandMessages = ReturnType<typeof handMessages>;

/** The panels that can be open at the side of the table. */
export type Panel = 'log' | 'keys' | 'rules' | 'memory' | 'host' | 'name' | 'share';

import { startTrap } from './spam-trap';

startTrap( document );

import { watch } from './watch';

watch( document );

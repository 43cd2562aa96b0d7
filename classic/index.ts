import { guard } from './guard';
import { watch } from './watch';

watch( document );
guard( document );
